import { coilNextBreak, coilPriceAt, estimatedCoil } from '#fixtures/estimate.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './EstimateForm.contract.ts';
import { EstimateForm } from './EstimateForm.tsx';

const form = { product: estimatedCoil, priceAt: coilPriceAt, nextBreak: coilNextBreak };

describeConformance({
  contract,
  render: (props) => <EstimateForm {...form} {...props} />,
  examples: [<EstimateForm key="failed" {...form} pending error="Not sent." />],
});
