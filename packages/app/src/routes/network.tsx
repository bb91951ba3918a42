export function NetworkRoute() {
  return <h1>Network</h1>;
}
