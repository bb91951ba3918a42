import { Button, Dialog, Heading, Input, Label, Modal, ModalOverlay, TextField } from 'react-aria-components';
import type { FormDialogProps } from '../../page/contender.ts';
import { fields } from '../../page/data.ts';

export function FormDialog({ open, onClose }: FormDialogProps) {
  return (
    <ModalOverlay
      className="overlay"
      isDismissable
      isOpen={open}
      onOpenChange={(opens) => {
        if (!opens) onClose();
      }}
    >
      <Modal className="dialog">
        <Dialog>
          <Heading slot="title">Add a Product</Heading>
          <form>
            {fields.map(({ name, label }) => (
              <TextField className="field" key={name} name={name}>
                <Label>{label}</Label>
                <Input className="input" />
              </TextField>
            ))}
            <div className="foot">
              <Button className="button quiet" data-cancel onPress={onClose}>
                Cancel
              </Button>
              <Button className="button" type="submit">
                Add Product
              </Button>
            </div>
          </form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
