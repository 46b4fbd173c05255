export default function Screen() { return <h1>search/screens/shop</h1> }
