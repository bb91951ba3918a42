import { picture } from '#fixtures/pictures.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './ImageCarousel.contract.ts';
import { ImageCarousel } from './ImageCarousel.tsx';

const images = [picture('coil'), picture('beams'), picture('gear')];

describeConformance({
  contract,
  render: (props) => <ImageCarousel {...props} images={images} alt="Steel coil" />,
  examples: [
    <ImageCarousel key="many" images={[...images, ...images, ...images]} alt="Steel coil" />,
    <ImageCarousel key="none" images={[]} alt="Steel coil" />,
  ],
});
