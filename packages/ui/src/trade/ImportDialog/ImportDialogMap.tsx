'use client';
import { Alert } from '#components/Alert/Alert.tsx';
import { Select } from '#components/Select/Select.tsx';
import { Table } from '#components/Table/Table.tsx';
import { formatList } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import { importFields, requiredImportFields, type ImportField, type ImportMapping } from './import-fields.ts';
import type { ImportDialogLabels } from './ImportDialog.labels.ts';

interface ImportDialogMapProps {
  /** The names of the file's columns. */
  columns: readonly string[];
  /** The first rows. */
  rowsPreview: readonly (readonly string[])[];
  /** What each column is. */
  mapping: ImportMapping;
  /** Called with what each column is after a choice. */
  onMappingChange: (mapping: ImportMapping) => void;
  /** The words of the dialog. */
  words: ImportDialogLabels;
}

/** The value of the choice of no field. */
const none = 'none';

/** Asks what each column of a file is. A field that is given to another column is taken from the first. */
export function ImportDialogMap({
  columns,
  rowsPreview,
  mapping,
  onMappingChange,
  words,
}: ImportDialogMapProps) {
  const locale = useLocale();
  const missing = requiredImportFields.filter((field) => !mapping.includes(field));
  const choose = (column: number, chosen: string) => {
    const field = chosen === none ? null : (chosen as ImportField);
    onMappingChange(
      mapping.map((before, index) => {
        if (index === column) return field;
        return before === field ? null : before;
      }),
    );
  };
  return (
    <>
      <span>{words.mapHint}</span>
      <Table
        caption={words.mapHint}
        captionVisibility="hidden"
        rows={columns.map((name, index) => ({ name, index }))}
        rowKey={({ index }) => index}
        columns={[
          {
            key: 'name',
            header: words.column,
            render: ({ name, index }) => (
              <>
                {name}
                <span data-part="samples">
                  {rowsPreview
                    .slice(0, 3)
                    .map((row) => row[index] ?? '')
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </>
            ),
          },
          {
            key: 'field',
            header: words.field,
            width: '55%',
            render: ({ name, index }) => (
              <Select
                label={words.fieldOf(name)}
                hideLabel
                size="sm"
                value={mapping[index] ?? none}
                options={[
                  { value: none, label: words.leaveOut },
                  ...importFields.map((field) => ({ value: field, label: words.fieldName(field) })),
                ]}
                onValueChange={(field) => choose(index, field)}
              />
            ),
          },
        ]}
      />
      {missing.length === 0 && !mapping.includes('sku') && <Alert live="polite">{words.noSku}</Alert>}
      {missing.length > 0 && (
        <Alert tone="caution" live="polite">
          {words.missing(
            formatList(
              missing.map((field) => words.fieldName(field)),
              locale,
            ),
          )}
        </Alert>
      )}
    </>
  );
}
