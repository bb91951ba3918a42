import { useEffect, useId, useRef } from 'react';
import type { FormDialogProps } from '../../page/contender.ts';
import { fields } from '../../page/data.ts';

export function FormDialog({ open, onClose }: FormDialogProps) {
  return open && <OpenDialog onClose={onClose} />;
}

function OpenDialog({ onClose }: Omit<FormDialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>Add a Product</h2>
      <form method="dialog">
        {fields.map(({ name, label }) => (
          <label className="field" key={name}>
            {label}
            <input className="input" name={name} />
          </label>
        ))}
        <div className="foot">
          <button type="button" className="button quiet" data-cancel onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button">
            Add Product
          </button>
        </div>
      </form>
    </dialog>
  );
}
