export function ProfileRoute() {
  return <h1>Profile</h1>;
}
