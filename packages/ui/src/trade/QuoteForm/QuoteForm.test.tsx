import { attachments } from '#fixtures/attachments.ts';
import { exampleTotals, quoteDraft, quoteProducts } from '#fixtures/quote-form.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './QuoteForm.contract.ts';
import { QuoteForm } from './QuoteForm.tsx';

describeConformance({
  contract,
  render: (props) => <QuoteForm totalsOf={exampleTotals} {...props} />,
  examples: [
    <QuoteForm
      key="all"
      totalsOf={exampleTotals}
      defaultValues={{ ...quoteDraft, files: attachments }}
      onUploadFile={async () => attachments[0]!}
      products={quoteProducts}
      error="Not sent."
      outdated="There is a newer offer."
      onShowLatest={() => {}}
      onCancel={() => {}}
    />,
  ],
});
