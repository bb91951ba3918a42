import { Avatar, Button, Card, Flex, Grid, Heading, Inset, Text } from '@radix-ui/themes';
import { BookmarkIcon } from '../../page/BookmarkIcon.tsx';
import type { CardsProps } from '../../page/contender.ts';
import { formatRupees, initials, reducedPrice, type Product } from '../../page/data.ts';
import './radix-themes.css';

export function Cards({ products, ...actions }: CardsProps) {
  return (
    <Grid columns="repeat(auto-fill, minmax(280px, 1fr))" gap="5">
      {products.map((product) => (
        <ProductCard key={product.id} product={product} {...actions} />
      ))}
    </Grid>
  );
}

function ProductCard({
  product,
  onRequestEstimate,
  onSave,
  onViewMore,
}: Omit<CardsProps, 'products'> & { product: Product }) {
  const { id, name, description, price, discount, stockQuantity, vendorName, images } = product;
  return (
    <Card data-card={id}>
      <Inset clip="padding-box" side="top" pb="current">
        <img className="picture" src={images[0]} alt={name} loading="lazy" />
      </Inset>
      <Flex direction="column" gap="2">
        <Heading as="h3" size="3" truncate data-name>
          {name}
        </Heading>
        <Text as="p" size="2" color="gray" className="clamped">
          {description}
        </Text>
        <Flex align="baseline" gap="2">
          <Text weight="bold">{formatRupees(reducedPrice(product))}</Text>
          <Text asChild size="2" color="gray">
            <s>{formatRupees(price)}</s>
          </Text>
          <Text size="2" color="gray">{`${discount}% off`}</Text>
        </Flex>
        <Flex align="center" gap="2">
          <Avatar size="2" radius="full" fallback={initials(vendorName)} />
          <Text size="2">{vendorName}</Text>
          <Text size="1" color="gray" ml="auto">{`${stockQuantity} in stock`}</Text>
        </Flex>
        <Button onClick={() => onRequestEstimate(product)}>Request Estimate</Button>
        <Flex gap="4" justify="center">
          <Button variant="ghost" onClick={() => onSave(product)}>
            <BookmarkIcon />
            Save for Later
          </Button>
          <Button variant="ghost" onClick={() => onViewMore(product)}>
            View More
          </Button>
        </Flex>
      </Flex>
    </Card>
  );
}
