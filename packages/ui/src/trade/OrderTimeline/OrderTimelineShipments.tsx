'use client';
import { Heading } from '#components/Heading/Heading.tsx';
import { RowList } from '#components/RowList/RowList.tsx';
import { formatDayOf, formatNumber } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import type { OrderLine, OrderShipment } from '../order.ts';
import { useQuantity } from '../use-quantity.ts';
import type { OrderTimelineLabels } from './OrderTimeline.labels.ts';

interface OrderTimelineShipmentsProps {
  /** What has left the vendor, the first first. */
  shipments: readonly OrderShipment[];
  /** The lines of the order. */
  lines: readonly OrderLine[];
  /** The time zone. */
  timeZone: string | undefined;
  /** The heading level. */
  level: 2 | 3;
  /** The words of the order. */
  words: OrderTimelineLabels;
}

/** What has left the vendor, and how it is found. */
export function OrderTimelineShipments({
  shipments,
  lines,
  timeZone,
  level,
  words,
}: OrderTimelineShipmentsProps) {
  const locale = useLocale();
  const write = useQuantity();
  const Title = `h${level + 1}` as 'h3' | 'h4';
  return (
    <section data-part="shipments">
      <Heading level={level} size="lg">
        {words.shipments}
      </Heading>
      <RowList aria-label={words.shipments}>
        {shipments.map((shipment, index) => (
          <div key={shipment.id} data-part="shipment">
            <Title data-part="shipment-title">{words.shipment(formatNumber(index + 1, locale))}</Title>
            {/* A server may be in another time zone. */}
            <time data-part="shipment-date" dateTime={shipment.at} suppressHydrationWarning>
              <bdi>{formatDayOf(new Date(shipment.at), locale, { dateStyle: 'medium', timeZone })}</bdi>
            </time>
            {(shipment.carrier || shipment.tracking) && (
              <p data-part="carrier">
                {[shipment.carrier, shipment.tracking && words.tracking(shipment.tracking)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            )}
            <ul data-part="shipment-lines">
              {shipment.lines.map(({ lineId, quantity }) => {
                const line = lines.find(({ id }) => id === lineId);
                return (
                  line && (
                    <li key={lineId}>
                      <bdi>{words.shippedLine(write(quantity, line.unit).text, line.description)}</bdi>
                    </li>
                  )
                );
              })}
            </ul>
          </div>
        ))}
      </RowList>
    </section>
  );
}
