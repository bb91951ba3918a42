import { coilRequest, wordyRequest } from '#fixtures/requests.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './RequestCard.contract.ts';
import { RequestCard } from './RequestCard.tsx';

const images = [...coilRequest.images, ...coilRequest.images];
const showMore = (root: Element) => root.querySelector<HTMLElement>("[data-part='show-more']");

describeConformance({
  contract,
  render: (props) => <RequestCard {...coilRequest} {...props} />,
  examples: [
    <RequestCard key="all" {...coilRequest} images={images} onClientOpen={() => {}} />,
    <RequestCard key="wordy" data-testid="wordy" {...wordyRequest} style={{ inlineSize: 320 }} />,
  ],
  // Whether the words are cut is measured once they are laid out.
  settled: (root) => !root.matches('[data-testid="wordy"]') || showMore(root) !== null,
  reach: (root) => showMore(root)?.click(),
});
