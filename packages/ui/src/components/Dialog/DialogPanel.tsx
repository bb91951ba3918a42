'use client';
import { X } from 'lucide-react';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { dialogLabels, type DialogLabels } from './Dialog.labels.ts';
import { isVisible } from '#lib/platform.ts';
import { useLabels } from '#locale/use-locale.ts';
import { ModalContent, type ModalState } from './Modal.tsx';

/** What a dialog and a drawer show. */
export interface DialogContentProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What it is about; its heading and its name. */
  title: ReactNode;
  /** A sentence under the title, read out with it. */
  description?: ReactNode;
  /** Buttons at the foot, in sight while the body scrolls. A submit button there names its form by `form`. */
  actions?: ReactNode;
  /** Called before a press beside it closes it, with the click; `preventDefault()` keeps it open. */
  onInteractOutside?: ((event: Event) => void) | undefined;
  /** Replaces some of its words. */
  labels?: Partial<DialogLabels> | undefined;
}

type DialogPanelProps = Pick<
  DialogContentProps,
  'title' | 'description' | 'actions' | 'onInteractOutside' | 'labels' | 'children'
> &
  ModalState;

const bodyOfLayer = ':scope > [data-part="panel"] > [data-part="body"]';
const firstField = 'input:not([type="hidden"], :disabled), select:enabled, textarea:enabled';

/**
 * The first field of a dialog that can be seen, of several options the chosen one, or else its body; that too while
 * what comes before the field is loading, which would push it out of sight.
 */
export function findFirstField(layer: HTMLElement): HTMLElement | null {
  const body = layer.querySelector<HTMLElement>(bodyOfLayer);
  const fields = body?.querySelectorAll<HTMLInputElement>(firstField) ?? [];
  const field = [...fields].find(isVisible);
  const loading = body?.querySelector('[data-component^="Skeleton"]');
  if (field && loading && loading.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING)
    return body!;
  const group = field?.type === 'radio' ? field.closest('[role="radiogroup"]') : null;
  return group?.querySelector<HTMLElement>('input:checked:enabled') ?? field ?? body ?? null;
}

/** A control whose menu, list or popover is open. */
const openPopup = '[aria-haspopup][aria-expanded="true"], [role="combobox"][aria-expanded="true"]';

/** The panel of a dialog and of a drawer, and the backdrop below it. */
export function DialogPanel({
  title,
  description,
  actions,
  onInteractOutside,
  labels,
  children,
  open,
  close,
  titleId,
  descriptionId,
}: DialogPanelProps) {
  const words = useLabels('Dialog', dialogLabels, labels);
  const closesPopup = useRef(false);

  return (
    <>
      <div
        data-part="backdrop"
        aria-hidden
        // A press beside an open popup closes only that popup, which is gone by the time of the click.
        onPointerDown={({ currentTarget }) => {
          closesPopup.current = currentTarget.parentElement!.querySelector(openPopup) !== null;
        }}
        onClick={({ nativeEvent }) => {
          if (closesPopup.current || !open) return;
          onInteractOutside?.(nativeEvent);
          if (!nativeEvent.defaultPrevented) close();
        }}
      />
      <div data-part="panel" data-state={open ? 'open' : 'closed'}>
        <ModalContent open={open}>
          <header data-part="header">
            <div data-part="heading">
              <h2 id={titleId} data-part="title">
                {title}
              </h2>
              {description && (
                <p id={descriptionId} data-part="description">
                  {description}
                </p>
              )}
            </div>
            <IconButton label={words.close} icon={<X />} onClick={close} />
          </header>
          <div data-part="body" tabIndex={-1}>
            {children}
          </div>
          {actions && <footer data-part="actions">{actions}</footer>}
        </ModalContent>
      </div>
    </>
  );
}
