export default function Screen() { return <h1>front/screens/home</h1> }
