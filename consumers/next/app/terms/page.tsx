export default function Page() {
  return <h1>Terms of delivery</h1>;
}
