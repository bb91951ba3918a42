export function StoreRoute() {
  return <h1>Store</h1>;
}
