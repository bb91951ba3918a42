'use client';
import { SearchX } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { PagedList, type PagedListState } from '#components/PagedList/PagedList.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useToday } from '#lib/use-today.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { Opener } from '#navigation/Opener.tsx';
import { messageTime } from '#trade/ConversationList/message-time.ts';
import { SearchMark } from '#trade/SearchMark.tsx';
import { conversationSearchLabels, type ConversationSearchLabels } from './ConversationSearch.labels.ts';
import { Root } from './ConversationSearch.styles.ts';
import { placeOf } from './place-of.ts';

/** A message that was found. */
export interface ConversationSearchResult {
  /** Its id. */
  _id: string;
  /** The id of the other company of its conversation. */
  companyId: string;
  /** The name of that company. */
  companyName: string;
  /**
   * Address of its picture. Without one the initials show.
   * @default null
   */
  avatar?: string | null;
  /** The text of the message; the part around the first of the words is shown. */
  content: string;
  /** When it was stored: an ISO date and time. */
  timestamp: string;
  /**
   * Whether it is an own message.
   * @default false
   */
  own?: boolean;
}

/** A connected company that was found. */
export interface ConversationSearchCompany {
  /** Its id. */
  _id: string;
  /** Its name. */
  companyName: string;
  /**
   * Address of its picture. Without one the initials show.
   * @default null
   */
  avatar?: string | null;
}

export interface ConversationSearchProps
  extends Omit<ComponentProps<'div'>, 'children' | 'results'>, PagedListState {
  /** The search text. While it is empty there is only the field. */
  query: string;
  /** Called with the text at every change: read results of it, but not at every key. */
  onQueryChange: (query: string) => void;
  /** The first companies so named, above the messages. Without them only messages are searched. */
  companies?: readonly ConversationSearchCompany[] | undefined;
  /**
   * Whether there are more of these, which a longer text finds.
   * @default false
   */
  moreCompanies?: boolean | undefined;
  /** The address of the conversation with a company. Makes the companies links. */
  companyHref?: ((company: ConversationSearchCompany) => string) | undefined;
  /** Called with the company that is pressed; a link calls it on a plain click. */
  onCompanyOpen?: ((company: ConversationSearchCompany) => void) | undefined;
  /** The messages that were found, the newest first. */
  results: readonly ConversationSearchResult[];
  /**
   * The words to mark, where they are others than those of `query`: the server may find 'coils' for 'coil'.
   * @default query
   */
  words?: string | undefined;
  /** The address of the conversation at a message. Makes the results links. */
  resultHref?: ((result: ConversationSearchResult) => string) | undefined;
  /**
   * Called with the result that is pressed. Without `resultHref` results are buttons; links call it on a plain click,
   * instead of the browser's own navigation.
   */
  onOpen?: ((result: ConversationSearchResult) => void) | undefined;
  /**
   * The current time, which decides what is 'Yesterday'.
   * @default the reader's own clock
   */
  now?: Date | undefined;
  /** Replaces some of its words. */
  labels?: Partial<ConversationSearchLabels> | undefined;
}

/**
 * Finds messages in all conversations, each with its company and the place at which the words stand, and conversations by
 * the company's name.
 */
export function ConversationSearch({
  query,
  onQueryChange,
  companies,
  moreCompanies = false,
  companyHref,
  onCompanyOpen,
  results,
  words: found = query,
  state,
  onRetry,
  more,
  onLoadMore,
  resultHref,
  onOpen,
  now,
  labels,
  ...rest
}: ConversationSearchProps) {
  const words = useLabels('ConversationSearch', conversationSearchLabels, labels);
  const { locale } = useLocale();
  const today = useToday();
  const isSearching = query.trim() !== '';
  return (
    <Root data-component="ConversationSearch" data-searching={isSearching ? '' : undefined} {...rest}>
      <SearchField
        label={companies ? words.searchAll : words.search}
        placeholder={companies ? words.placeholderAll : words.placeholder}
        value={query}
        onValueChange={onQueryChange}
      />
      {isSearching && companies && (
        <PagedList
          of={words.companies}
          renderList={(rows) => (
            <>
              <ul data-part="results" aria-label={words.companiesFound}>
                {rows}
              </ul>
              {moreCompanies && <p data-part="more">{words.moreCompanies}</p>}
            </>
          )}
          skeleton={null}
          items={companies.map((company) => (
            <li key={company._id}>
              <Opener
                data-part="open"
                href={companyHref?.(company)}
                onOpen={onCompanyOpen && (() => onCompanyOpen(company))}
              >
                <Avatar name={company.companyName} src={company.avatar ?? null} size="sm" />
                <span data-part="company" dir="auto">
                  {company.companyName}
                </span>
              </Opener>
            </li>
          ))}
          emptyState={null}
        />
      )}
      {isSearching && (
        <PagedList
          of={words.messages}
          state={state}
          onRetry={onRetry}
          more={more}
          onLoadMore={onLoadMore}
          renderList={(rows) => (
            <ul data-part="results" aria-label={words.results}>
              {rows}
            </ul>
          )}
          skeleton={
            <li data-part="open" aria-hidden>
              <Skeleton shape="rect" width={32} height={32} />
              <span data-part="facts">
                <Skeleton width="60%" />
                <Skeleton width="90%" />
              </span>
            </li>
          }
          items={results.map((result) => (
            <li key={result._id} data-part="result">
              <Opener data-part="open" href={resultHref?.(result)} onOpen={onOpen && (() => onOpen(result))}>
                <Avatar name={result.companyName} src={result.avatar ?? null} size="sm" />
                <span data-part="facts">
                  <span data-part="line">
                    <span data-part="company" dir="auto">
                      {result.companyName}
                    </span>{' '}
                    <time data-part="moment" dateTime={result.timestamp} suppressHydrationWarning>
                      {messageTime(result.timestamp, now ?? today, words, locale)}
                    </time>
                  </span>{' '}
                  <span data-part="place" dir="auto">
                    {result.own && (
                      <>
                        <span data-part="you">{words.you}</span>{' '}
                      </>
                    )}
                    <SearchMark text={placeOf(result.content, found)} query={found} />
                  </span>
                </span>
              </Opener>
            </li>
          ))}
          emptyState={
            <EmptyState
              icon={<SearchX />}
              headingLevel={3}
              title={(companies?.length === 0 ? words.nothing : words.none)(query.trim())}
              description={words.noneHint}
            />
          }
        />
      )}
    </Root>
  );
}
