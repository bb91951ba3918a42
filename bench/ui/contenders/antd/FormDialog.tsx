import { Button, Form, Input, Modal } from 'antd';
import type { FormDialogProps } from '../../page/contender.ts';
import { fields } from '../../page/data.ts';

export function FormDialog({ open, onClose }: FormDialogProps) {
  return (
    <Modal
      title="Add a Product"
      open={open}
      onCancel={onClose}
      destroyOnHidden
      footer={
        <>
          <Button data-cancel onClick={onClose}>
            Cancel
          </Button>
          <Button type="primary" htmlType="submit" form="product">
            Add Product
          </Button>
        </>
      }
    >
      <Form id="product" name="product" layout="vertical">
        {fields.map(({ name, label }) => (
          <Form.Item key={name} name={name} label={label}>
            <Input />
          </Form.Item>
        ))}
      </Form>
    </Modal>
  );
}
