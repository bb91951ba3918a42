import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './StockEditor.contract.ts';
import { StockEditor, type StockEditorProps } from './StockEditor.tsx';

const editor: StockEditorProps = {
  productName: 'Coil',
  stockQuantity: 120,
  trigger: <button type="button">120</button>,
  onSubmit: () => {},
};

describeConformance({
  contract,
  render: (props) => <StockEditor {...editor} defaultOpen {...props} />,
  examples: [
    <StockEditor key="sheet" {...editor} layout="sheet" unit="kg" defaultOpen />,
    <StockEditor key="closed" {...editor} />,
  ],
});
