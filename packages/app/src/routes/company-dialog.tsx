export function CompanyDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <button type="button" onClick={onClose}>
      {id}
    </button>
  );
}
