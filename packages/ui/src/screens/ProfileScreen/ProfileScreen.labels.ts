/** The words of ProfileScreen. */
export interface ProfileScreenLabels {
  /** The title of the page. */
  title: string;
  /** A tab. */
  viewProfile: string;
  /** A tab, and its title. */
  editProfile: string;
  /** A tab, and its title. */
  changePassword: string;
  /** A tab. */
  employeeRoles: string;
  /** Its title. */
  employeeRolesTitle: string;
  /** Above the tabs of what cannot be undone. */
  danger: string;
  /** A tab, and its title. */
  deactivateAccount: string;
  /** A tab, and its title. */
  deleteAccount: string;
}

export const profileScreenLabels: ProfileScreenLabels = {
  title: 'Profile Settings',
  viewProfile: 'View Profile',
  editProfile: 'Edit Profile',
  changePassword: 'Change Password',
  employeeRoles: 'Employee Roles',
  employeeRolesTitle: 'Manage Employee Roles',
  danger: 'Danger Zone',
  deactivateAccount: 'Deactivate Account',
  deleteAccount: 'Delete Account',
};
