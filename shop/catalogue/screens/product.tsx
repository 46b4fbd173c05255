export default function Screen() { return <h1>catalogue/screens/product</h1> }
