export function LogInRoute() {
  return <h1>LogIn</h1>;
}
