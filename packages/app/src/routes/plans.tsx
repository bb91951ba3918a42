export function PlansRoute() {
  return <h1>Plans</h1>;
}
