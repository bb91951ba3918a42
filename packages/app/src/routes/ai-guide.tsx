export function AiGuideRoute() {
  return <h1>AiGuide</h1>;
}
