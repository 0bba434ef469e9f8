/** What a seat may know of a position, and what it may imagine. */
package org.polemarch.mountford.view;
