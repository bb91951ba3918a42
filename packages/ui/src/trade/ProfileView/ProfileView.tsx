'use client';
import type { ReactNode } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { domProps, type EntityRootProps } from '#lib/dom-props.ts';
import { profileViewLabels, type ProfileViewLabels } from './ProfileView.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { Root } from './ProfileView.styles.ts';
import { ProfileViewFacts } from './ProfileViewFacts.tsx';
import { ProfileViewPeople, type ProfileConnection } from './ProfileViewPeople.tsx';

export interface ProfileViewProps extends EntityRootProps<'article'> {
  /**
   * Whether the profile is loading: 'Loading Profile...' is shown instead.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * The company's name, which is the title.
   * @default 'Unknown Company'
   */
  companyName?: string | undefined;
  /**
   * Address of its picture. Without one the initials show.
   * @default null
   */
  avatar?: string | null | undefined;
  /** Shown below its name: a LogoField to change the picture. */
  logoField?: ReactNode;
  /** The email address that it signs in with. */
  email?: string | undefined;
  /** The email address of its administrator. */
  adminEmail?: string | undefined;
  /** Where it is. */
  address?: string | undefined;
  /** Its number of employees, as free text. */
  companySize?: string | undefined;
  /** The industry that its clients work in. */
  clientIndustry?: string | undefined;
  /** The industry that it works in. */
  companyIndustry?: string | undefined;
  /** Its permanent account number. */
  panNumber?: string | undefined;
  /**
   * The email addresses of its employees. While there are none, neither they nor the connections are shown.
   * @default []
   */
  employeeEmails?: readonly string[] | undefined;
  /**
   * The companies that it is connected with.
   * @default []
   */
  connections?: readonly ProfileConnection[] | undefined;
  /** Shown below the connections when there are more: a Link to all of them. */
  moreConnections?: ReactNode;
  /** What it sells. */
  productTypes?: string | undefined;
  /** The industry that its suppliers work in. */
  supplierIndustry?: string | undefined;
  /** What it buys from them. */
  supplyType?: string | undefined;
  /**
   * The heading level of the company's name; the sections below follow it.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Replaces some of its words. */
  labels?: Partial<ProfileViewLabels> | undefined;
}

const none: readonly never[] = [];

/**
 * The profile of a company, shown to the company itself. Takes the company of the API by spreading; missing details
 * are left out.
 */
export function ProfileView({
  loading = false,
  companyName = '',
  avatar = null,
  logoField,
  email,
  adminEmail,
  address,
  companySize,
  clientIndustry,
  companyIndustry,
  panNumber,
  employeeEmails = none,
  connections = none,
  moreConnections,
  productTypes,
  supplierIndustry,
  supplyType,
  headingLevel = 2,
  labels,
  ...rest
}: ProfileViewProps) {
  const words = useLabels('ProfileView', profileViewLabels, labels);
  const sectionLevel = (headingLevel + 1) as 2 | 3 | 4;
  const name = companyName.trim() || words.unknownCompany;
  return (
    <Root
      data-component="ProfileView"
      aria-busy={loading || undefined}
      aria-label={loading ? words.loading : undefined}
      {...domProps(rest)}
    >
      {loading ? (
        <p data-part="loading" role="status">
          <Spinner /> {words.loading}
        </p>
      ) : (
        <>
          <header data-part="head">
            <Avatar name={name} src={avatar} size="lg" />
            <div data-part="identity">
              <Heading data-part="title" level={headingLevel} size="xl" dir="auto">
                {name}
              </Heading>
              {logoField}
            </div>
          </header>
          <ProfileViewFacts
            title={words.companyInfo}
            headingLevel={sectionLevel}
            facts={[
              { term: words.email, description: email },
              { term: words.adminEmail, description: adminEmail },
              { term: words.address, description: address },
              { term: words.companySize, description: companySize },
              { term: words.clientIndustry, description: clientIndustry },
              { term: words.companyIndustry, description: companyIndustry },
              { term: words.panNumber, description: panNumber },
            ]}
          />
          {employeeEmails.length > 0 && (
            <ProfileViewPeople
              headingLevel={sectionLevel}
              employeeEmails={employeeEmails}
              connections={connections}
              moreConnections={moreConnections}
              words={words}
            />
          )}
          <ProfileViewFacts
            title={words.productsAndSuppliers}
            headingLevel={sectionLevel}
            facts={[
              { term: words.productTypes, description: productTypes },
              { term: words.supplierIndustry, description: supplierIndustry },
              { term: words.supplyType, description: supplyType },
            ]}
          />
        </>
      )}
    </Root>
  );
}
