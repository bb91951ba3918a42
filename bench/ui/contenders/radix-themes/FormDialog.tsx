import { Button, Dialog, Flex, Text, TextField } from '@radix-ui/themes';
import type { FormDialogProps } from '../../page/contender.ts';
import { fields } from '../../page/data.ts';

export function FormDialog({ open, onClose }: FormDialogProps) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(opens) => {
        if (!opens) onClose();
      }}
    >
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title>Add a Product</Dialog.Title>
        <form>
          <Flex direction="column" gap="3">
            {fields.map(({ name, label }) => (
              <label key={name}>
                <Text as="div" size="2" mb="1" weight="bold">
                  {label}
                </Text>
                <TextField.Root name={name} />
              </label>
            ))}
          </Flex>
          <Flex gap="3" mt="4" justify="end">
            <Button type="button" variant="soft" color="gray" data-cancel onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Add Product</Button>
          </Flex>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
