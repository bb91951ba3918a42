export function AnalyticsRoute() {
  return <h1>Analytics</h1>;
}
