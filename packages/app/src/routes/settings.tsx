export function SettingsRoute() {
  return <h1>Settings</h1>;
}
