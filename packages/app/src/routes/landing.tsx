export function LandingRoute() {
  return <h1>Landing</h1>;
}
