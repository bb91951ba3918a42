import { AspectRatio, Avatar, Button, Card, Grid, HStack, Image, Text } from '@chakra-ui/react';
import { BookmarkIcon } from '../../page/BookmarkIcon.tsx';
import type { CardsProps } from '../../page/contender.ts';
import { formatRupees, reducedPrice, type Product } from '../../page/data.ts';

export function Cards({ products, ...actions }: CardsProps) {
  return (
    <Grid templateColumns="repeat(auto-fill, minmax(280px, 1fr))" gap="6">
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
    <Card.Root size="sm" overflow="hidden" data-card={id}>
      <AspectRatio ratio={4 / 3}>
        <Image src={images[0]} alt={name} loading="lazy" />
      </AspectRatio>
      <Card.Body gap="2">
        <Card.Title lineClamp="2" data-name>
          {name}
        </Card.Title>
        <Card.Description lineClamp="2">{description}</Card.Description>
        <HStack alignItems="baseline" marginTop="auto">
          <Text as="span" fontWeight="semibold">
            {formatRupees(reducedPrice(product))}
          </Text>
          <Text as="s" textStyle="sm" color="fg.muted">
            {formatRupees(price)}
          </Text>
          <Text as="span" textStyle="sm" color="fg.muted">
            {`${discount}% off`}
          </Text>
        </HStack>
        <HStack>
          <Avatar.Root size="xs">
            <Avatar.Fallback name={vendorName} />
          </Avatar.Root>
          <Text textStyle="sm" flex="1">
            {vendorName}
          </Text>
          <Text textStyle="xs" color="fg.muted">
            {`${stockQuantity} in stock`}
          </Text>
        </HStack>
      </Card.Body>
      <Card.Footer flexWrap="wrap">
        <Button width="full" onClick={() => onRequestEstimate(product)}>
          Request Estimate
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onSave(product)}>
          <BookmarkIcon />
          Save for Later
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onViewMore(product)}>
          View More
        </Button>
      </Card.Footer>
    </Card.Root>
  );
}
