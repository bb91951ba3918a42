import { Button, CloseButton, Dialog, Field, Input, Portal } from '@chakra-ui/react';
import type { FormDialogProps } from '../../page/contender.ts';
import { fields } from '../../page/data.ts';

export function FormDialog({ open, onClose }: FormDialogProps) {
  return (
    <Dialog.Root
      lazyMount
      unmountOnExit
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Add a Product</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <form id="product">
                {fields.map(({ name, label }) => (
                  <Field.Root key={name}>
                    <Field.Label>{label}</Field.Label>
                    <Input name={name} />
                  </Field.Root>
                ))}
              </form>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" data-cancel onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" form="product">
                Add Product
              </Button>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
