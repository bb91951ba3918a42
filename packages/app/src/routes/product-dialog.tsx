export function ProductDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <button type="button" onClick={onClose}>
      {id}
    </button>
  );
}
