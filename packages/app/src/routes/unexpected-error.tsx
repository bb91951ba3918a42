export function UnexpectedErrorRoute() {
  return <h1>UnexpectedError</h1>;
}
