export default function Page() {
  return <h1>Steel coil, in full</h1>;
}
