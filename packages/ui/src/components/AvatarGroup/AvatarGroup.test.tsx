import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LocaleProvider } from '#locale/LocaleProvider.tsx';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './AvatarGroup.contract.ts';
import { AvatarGroup } from './AvatarGroup.tsx';

const items = ['Saffron Steel', 'Lotus Motors', 'Kaveri Pharma', 'Indus Works'].map((name) => ({ name }));

describeConformance({
  contract,
  render: (props) => <AvatarGroup items={items} {...props} />,
  examples: [
    <AvatarGroup key="more" items={items} max={2} />,
    <AvatarGroup key="picture" items={[{ name: 'Saffron Steel', src: 'data:image/svg+xml,<svg/>' }]} />,
  ],
});

it('names all of them, and says how many are out of sight', () => {
  const markup = renderToStaticMarkup(
    <LocaleProvider locale="de">
      <AvatarGroup items={items} max={2} />
    </LocaleProvider>,
  );
  expect(markup).toContain('aria-label="Saffron Steel, Lotus Motors, Kaveri Pharma und Indus Works"');
  expect(markup).toContain('data-tooltip="Kaveri Pharma und Indus Works">+2<');
});

it('renders nothing for nobody', () => {
  expect(renderToStaticMarkup(<AvatarGroup items={[]} />)).toBe('');
});
