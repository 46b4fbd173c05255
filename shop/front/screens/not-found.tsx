export default function Screen() { return <h1>front/screens/not-found</h1> }
