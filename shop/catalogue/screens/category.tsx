export default function Screen() { return <h1>catalogue/screens/category</h1> }
