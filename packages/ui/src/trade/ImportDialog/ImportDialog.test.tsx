import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './ImportDialog.contract.ts';
import { ImportDialog, type ImportDialogProps } from './ImportDialog.tsx';

const nothing = () => {};
const dialog: ImportDialogProps = {
  open: true,
  onOpenChange: nothing,
  state: 'choose',
  templateHref: 'data:text/csv,name',
  onFile: nothing,
  onCheck: nothing,
  onImport: nothing,
  onBack: nothing,
};

describeConformance({
  contract,
  render: (props) => <ImportDialog {...dialog} {...props} />,
  examples: [
    <ImportDialog key="map" {...dialog} state="map" columns={['Name']} rowsPreview={[['Coil']]} />,
    <ImportDialog
      key="check"
      {...dialog}
      state="check"
      report={{ add: 1, duplicates: 1, wrong: 0, problems: [{ row: 2, column: 'SKU', reason: 'Known.' }] }}
    />,
    <ImportDialog key="closed" {...dialog} open={false} />,
  ],
});
