export function SignUpRoute() {
  return <h1>SignUp</h1>;
}
