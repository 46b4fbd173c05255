import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every screen: address -> file. */
export default [
  index('front/screens/home.tsx'),
  route('home', 'front/screens/home.tsx', { id: 'home' }),
  route('shop/:categoryId', 'search/screens/shop.tsx'),
  route('category/:department', 'catalogue/screens/category.tsx'),
  route('productsingle/:productId/:category/:categoryId', 'front/screens/product.tsx'),
  route('cart', 'cart/screens/cart.tsx'),
  route('checkout', 'orders/screens/checkout.tsx'),
  route('orderDetail', 'orders/screens/order-detail.tsx'),
  route('login', 'front/screens/login.tsx'),
  route('customer', 'front/screens/customer.tsx'),
  route('forgot-password', 'customers/screens/forgot-password.tsx'),
  route('reset-password', 'customers/screens/reset-password.tsx'),
  route('prove-email', 'customers/screens/prove-email.tsx'),
  route('dashboard', 'orders/screens/dashboard.tsx'),
  route('orders', 'orders/screens/orders.tsx'),
  route('add', 'back-office/screens/add.tsx'),
  route('*', 'front/screens/not-found.tsx'),
] satisfies RouteConfig
