export function DetailsRoute() {
  return <h1>Details</h1>;
}
