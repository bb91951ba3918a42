import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { FormDialogProps } from '../../page/contender.ts';
import { fields } from '../../page/data.ts';

export function FormDialog({ open, onClose }: FormDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth>
      <DialogTitle id={titleId}>Add a Product</DialogTitle>
      <DialogContent>
        <form id="product">
          {fields.map(({ name, label }) => (
            <TextField key={name} id={name} name={name} label={label} margin="dense" fullWidth />
          ))}
        </form>
      </DialogContent>
      <DialogActions>
        <Button data-cancel onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form="product" variant="contained">
          Add Product
        </Button>
      </DialogActions>
    </Dialog>
  );
}
