export default function Screen() { return <h1>orders/screens/checkout</h1> }
