import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import type { FormDialogProps } from '../../page/contender.ts';
import { fields } from '../../page/data.ts';

export function FormDialog({ open, onClose }: FormDialogProps) {
  return (
    <Modal opened={open} onClose={onClose} title="Add a Product">
      <form>
        <Stack>
          {fields.map(({ name, label }) => (
            <TextInput key={name} name={name} label={label} />
          ))}
          <Group justify="flex-end">
            <Button variant="default" data-cancel onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Add Product</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
