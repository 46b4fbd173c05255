export default function Screen() { return <h1>cart/screens/cart</h1> }
