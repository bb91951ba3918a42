export function InventoryRoute() {
  return <h1>Inventory</h1>;
}
