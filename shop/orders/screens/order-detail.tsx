export default function Screen() { return <h1>orders/screens/order-detail</h1> }
