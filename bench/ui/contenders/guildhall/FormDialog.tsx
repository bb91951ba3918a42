import { Button } from '@guildhall/ui/button';
import { Dialog } from '@guildhall/ui/dialog';
import { TextField } from '@guildhall/ui/text-field';
import type { FormDialogProps } from '../../page/contender.ts';
import { fields } from '../../page/data.ts';

export function FormDialog({ open, onClose }: FormDialogProps) {
  return (
    <Dialog
      title="Add a Product"
      open={open}
      onOpenChange={(opens) => {
        if (!opens) onClose();
      }}
      actions={
        <>
          <Button variant="secondary" data-cancel onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="product">
            Add Product
          </Button>
        </>
      }
    >
      <form id="product" style={{ display: 'grid', gap: 12 }}>
        {fields.map(({ name, label }) => (
          <TextField key={name} name={name} label={label} />
        ))}
      </form>
    </Dialog>
  );
}
